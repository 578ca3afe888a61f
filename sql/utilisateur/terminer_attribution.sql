-- Ends an assignment before its planned end, at a past, present or future date. An assignment that
-- ends before its beginning is never in force. Commands that were already judged are not judged
-- again.
-- Spec: identites-et-droits#attributions, service#actes-simultanes.
-- Chosen: docs/decisions/0016-droits-et-modules.md. It never prolongs.
-- Refuses: attribution_inconnue, attribution_deja_terminee, dernier_administrateur.
-- Locks: the assignment, then the organization.
create or replace function utilisateur.terminer_attribution(
  p_session utilisateur.session, p_id uuid, p_demande jsonb, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_le timestamptz;
  v_fin timestamptz;
  v_attribution utilisateur.attribution;
  v_debut timestamptz;
begin
  select a.* into v_attribution from utilisateur.attribution a
  where a.id = p_id for no key update;
  if v_attribution.id is null then
    raise sqlstate 'TR404' using message = 'attribution_inconnue';
  end if;
  v_le := greatest(p_le, (select max(e.le) from utilisateur.attribution_acte e
                          where e.attribution_id = p_id));
  v_fin := coalesce((p_demande ->> 'le')::timestamptz, v_le);
  if isempty(v_attribution.periode) or upper(v_attribution.periode) <= v_fin then
    raise sqlstate 'TR409' using message = 'attribution_deja_terminee',
      detail = jsonb_build_object('fin', core.horodatage(upper(v_attribution.periode)))::text;
  end if;

  v_debut := lower(v_attribution.periode);
  update utilisateur.attribution a set periode = a.periode * tstzrange(null, v_fin)
  where a.id = p_id returning a.* into v_attribution;
  perform utilisateur.consigner_acte(v_attribution, 'terminer', v_debut, greatest(v_fin, v_debut),
                                     p_demande ->> 'raison', p_session.utilisateur_id, v_le);
  perform utilisateur.exiger_un_gestionnaire(v_le);
  return utilisateur.presenter_attribution(v_attribution, v_le);
end
$$;
