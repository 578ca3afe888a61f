-- GET /v1/certificats: certificates, last to end first, with what each is worth now; filters
-- `groupement_id`, `fournisseur_id`, `referentiel`, `etat`.
-- Spec: conformite-et-certificats#certificat.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.certificats(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page record;
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'certification');
  v_page := core.tourner_page(p_requete);
  return (
    with page as (
      select c.valide_au as cle0, c.id as cle1,
             row_number() over (order by c.valide_au desc, c.id desc) as rang,
             certificat.presenter(c, now()) as ligne
      from certificat.certificat c
      where (v_page.apres is null
          or (c.valide_au, c.id)
             < ((v_page.apres ->> 0)::date, (v_page.apres ->> 1)::uuid))
        and (p_requete ->> 'groupement_id' is null
             or c.groupement_id = (p_requete ->> 'groupement_id')::uuid)
        and (p_requete ->> 'fournisseur_id' is null
             or c.fournisseur_id = (p_requete ->> 'fournisseur_id')::uuid)
        and (p_requete ->> 'referentiel' is null
             or c.referentiel_code = p_requete ->> 'referentiel')
        and (p_requete ->> 'etat' is null
             or certificat.etat_a(c.id, now()) = p_requete ->> 'etat')
      order by c.valide_au desc, c.id desc limit v_page.limite + 1
    )
    select json_build_object(
      'certificats', coalesce(json_agg(p.ligne order by p.rang)
        filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array(d.cle0, d.cle1) from page d where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.certificats(jsonb, jsonb) to api;
