-- GET /v1/fournisseurs: suppliers by code; filters `actif`, `recherche` (in code and name).
-- Spec: conformite-et-certificats#fournisseurs.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.fournisseurs(p_appelant jsonb, p_requete jsonb) returns json
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
      select f.code as cle0,
             row_number() over (order by f.code) as rang,
             fournisseur.presenter(f, now()) as ligne
      from fournisseur.fournisseur f
      where (v_page.apres is null
          or f.code
             > v_page.apres ->> 0)
        and (p_requete ->> 'actif' is null
             or (p_requete ->> 'actif')::boolean = (f.actif_pendant @> now()))
        and (p_requete ->> 'recherche' is null
          or strpos(lower(f.code || ' ' || f.nom), lower(p_requete ->> 'recherche')) > 0)
      order by f.code limit v_page.limite + 1
    )
    select json_build_object(
      'fournisseurs', coalesce(json_agg(p.ligne order by p.rang)
        filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array(d.cle0) from page d where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.fournisseurs(jsonb, jsonb) to api;
