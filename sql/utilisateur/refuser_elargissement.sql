-- Refuses that a person adds permissions to a set that this person holds or will hold.
-- Spec: identites-et-droits#elargissement.
-- Chosen: docs/decisions/0016-droits-et-modules.md; also a permission that they hold through
--         another set, which may end sooner.
-- Refuses: auto_attribution_refusee.
create or replace function utilisateur.refuser_elargissement(
  p_session utilisateur.session, p_ensemble_id uuid, p_avant text[], p_apres text[],
  p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_gagnees text[] := array(select unnest(p_apres) except select unnest(p_avant) order by 1);
begin
  if cardinality(v_gagnees) > 0 and exists (
    select from utilisateur.attribution a
    where a.utilisateur_id = p_session.utilisateur_id and a.ensemble_id = p_ensemble_id
      and a.periode && tstzrange(p_le, null))
  then
    raise sqlstate 'TR403' using message = 'auto_attribution_refusee',
      detail = jsonb_build_object('permissions', v_gagnees)::text;
  end if;
end
$$;
