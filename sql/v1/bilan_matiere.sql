-- GET /v1/bilan-matiere: the mass balance from one day to another (all of the time without them),
-- per product, site, referential and category under it, with the organization's certificates that
-- cover it; filters `produit_id`, `site`, `referentiel`, `categorie`, `certificat_id`; the reverse
-- order where `tri` says so. Masses in g.
-- Spec: rapports#bilan, api#ordre.
-- Refuses: droit_manquant, parametre_invalide (curseur; a period that ends before it begins).
create or replace function v1.bilan_matiere(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
  v_periode record;
  v_envers boolean := coalesce(p_requete ->> 'tri' = '-produit', false);
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'stock');
  v_page := core.tourner_page(p_requete);
  v_periode := organisation.periode((p_requete ->> 'du')::date, (p_requete ->> 'au')::date);
  return (
    with page as (
      select p.code, r.cle, b.produit_id, b.site, b.referentiel_code, b.categorie, b.certificats,
             b.ouverture_g, b.entrees, b.entrees_g, b.sorties, b.sorties_g, b.cloture_g,
             row_number() over (
               order by case when v_envers then p.code end desc,
                        case when v_envers then b.site end desc,
                        case when v_envers then r.cle end desc,
                        case when v_envers then b.categorie end desc,
                        p.code, b.site, r.cle, b.categorie) as rang
      from rapports.bilan(v_periode.du, v_periode.au) as b
        join produit.produit p on p.id = b.produit_id
        cross join lateral (select coalesce(b.referentiel_code, '') as cle) as r
      where (p_requete ->> 'produit_id' is null
             or b.produit_id = (p_requete ->> 'produit_id')::uuid)
        and (p_requete ->> 'site' is null or b.site = p_requete ->> 'site')
        and (p_requete ->> 'referentiel' is null
             or b.referentiel_code = p_requete ->> 'referentiel')
        and (p_requete ->> 'categorie' is null or b.categorie = p_requete ->> 'categorie')
        and (p_requete ->> 'certificat_id' is null or b.certificats @> jsonb_build_array(
               jsonb_build_object('certificat_id', p_requete ->> 'certificat_id')))
        and (v_page.apres is null or case when v_envers
               then (p.code, b.site, r.cle, b.categorie) < (v_page.apres ->> 0,
                    v_page.apres ->> 1, v_page.apres ->> 2, v_page.apres ->> 3)
               else (p.code, b.site, r.cle, b.categorie) > (v_page.apres ->> 0,
                    v_page.apres ->> 1, v_page.apres ->> 2, v_page.apres ->> 3) end)
      order by rang limit v_page.limite + 1
    )
    select json_build_object(
      'bilans', coalesce(json_agg(json_build_object(
        'produit_id', p.produit_id, 'produit', p.code, 'site', p.site,
        'referentiel_code', p.referentiel_code, 'categorie', p.categorie,
        'certificats', p.certificats, 'ouverture_g', p.ouverture_g, 'entrees', p.entrees,
        'entrees_g', p.entrees_g, 'sorties', p.sorties, 'sorties_g', p.sorties_g,
        'cloture_g', p.cloture_g) order by p.rang) filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array(d.code, d.site, d.cle, d.categorie)
        from page d where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.bilan_matiere(jsonb, jsonb) to api;
