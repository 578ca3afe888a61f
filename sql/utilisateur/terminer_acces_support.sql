-- Ends a support access now, before its planned end.
-- Spec: support-et-cockpit#acces, service#actes-simultanes.
-- Refuses: acces_support_inconnu, acces_support_termine.
-- Locks: the access.
create or replace function utilisateur.terminer_acces_support(
  p_id uuid, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_acces utilisateur.acces_support;
  v_le timestamptz;
begin
  select a.* into v_acces from utilisateur.acces_support a where a.id = p_id for no key update;
  -- This call may have begun before the access was opened, and then waited for the lock. The access
  -- then ends just after its opening, because a period is never empty.
  v_le := greatest(p_le, v_acces.ouvert_le + interval '1 microsecond');
  if v_acces.id is null then
    raise sqlstate 'TR404' using message = 'acces_support_inconnu';
  elsif upper(v_acces.periode) <= v_le or v_acces.termine_le is not null then
    raise sqlstate 'TR409' using message = 'acces_support_termine',
      detail = jsonb_build_object('fin', core.horodatage(upper(v_acces.periode)))::text;
  end if;
  update utilisateur.acces_support a
  set periode = tstzrange(lower(a.periode), v_le), termine_par = p_auteur_id, termine_le = p_le
  where a.id = p_id returning a.* into v_acces;
  perform journal.consigner(p_le, 'acces_support.terminer', 'acces_support', p_id,
    jsonb_build_object('fin', core.horodatage(v_le)));
  return utilisateur.presenter_acces_support(v_acces, p_le);
end
$$;
