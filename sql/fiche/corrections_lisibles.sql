-- Lists the kinds of records whose corrections a session may read: the act `corriger` or `rouvrir`
-- of the kind requires a permission of a module that the session reads. Laboratory results have no
-- acts: results of lots belong to the stock, results of members' samples to the inspections.
-- Spec: corrections#lecture.
create or replace function fiche.corrections_lisibles(
  p_session utilisateur.session, p_le timestamptz) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select a.entite
    from acte.acte a join utilisateur.permission p on p.code = a.permission
    where a.acte in ('corriger', 'rouvrir') and utilisateur.peut_lire(p_session, p_le, p.module)
    union
    select r.entite
    from (values ('resultat_analyse', 'stock'), ('resultat_echantillon', 'inspection'))
      as r (entite, module)
    where utilisateur.peut_lire(p_session, p_le, r.module)
    order by 1);
end
$$;
