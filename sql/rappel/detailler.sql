-- Presents a recall on its own page: all its data, and the acts open to the caller, or the reasons
-- against them.
-- Spec: rappels#rappel, rappels#actes.
-- Refuses: rappel_inconnu.
create or replace function rappel.detailler(
  p_id uuid, p_session utilisateur.session, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_rappel json := rappel.presenter(p_id);
begin
  return (v_rappel::jsonb || jsonb_build_object('actes', (
    select jsonb_agg(jsonb_build_object(
      'acte', a.acte, 'possible', e.raison is null, 'raison', e.raison) order by a.acte desc)
    from acte.acte a
      cross join lateral (
        select coalesce(utilisateur.empechement(p_session, p_le, a.permission),
                        case when v_rappel ->> 'statut' <> all (a.de) then a.refus end) as raison)
        as e
    where a.entite = 'rappel' and a.offert)))::json;
end
$$;
