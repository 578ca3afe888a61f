-- GET /v1/referentiels: the global catalogue of quality referentials by code, with their states, as
-- the organization ticked them; filter `coche`.
-- Spec: packs-et-campagnes#cochage.
-- Refuses: droit_manquant, parametre_invalide (curseur).
create or replace function v1.referentiels(p_appelant jsonb, p_requete jsonb) returns json
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
      select r.code as cle0,
             row_number() over (order by r.code) as rang,
             conformite.presenter_referentiel(r.code, now()) as ligne
      from conformite.referentiel r
      where (v_page.apres is null
          or r.code
             > v_page.apres ->> 0)
        and (p_requete ->> 'coche' is null or (p_requete ->> 'coche')::boolean = exists (
          select from conformite.referentiel_coche c
          where c.referentiel_code = r.code and c.coche_pendant @> now()))
      order by r.code limit v_page.limite + 1
    )
    select json_build_object(
      'referentiels', coalesce(json_agg(p.ligne order by p.rang)
        filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array(d.cle0) from page d where d.rang = v_page.limite)) end)
    from page p);
end
$$;
grant execute on function v1.referentiels(jsonb, jsonb) to api;
