-- Ends the assignment of a group now; an assignment that had not begun is cancelled: its end is its
-- beginning.
-- Spec: terrain#affectations, service#actes-simultanes.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
-- Refuses: utilisateur_inconnu, affectation_inconnue, affectation_terminee.
-- Locks: the assignment.
create or replace function utilisateur.terminer_affectation(
  p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_utilisateur_id uuid := (p_requete ->> 'id')::uuid;
  v_affectation utilisateur.groupement_agent;
  v_le timestamptz;
begin
  if not exists (select from utilisateur.utilisateur u where u.id = v_utilisateur_id) then
    raise sqlstate 'TR404' using message = 'utilisateur_inconnu';
  end if;
  select a.* into v_affectation from utilisateur.groupement_agent a
  where a.id = (p_requete ->> 'affectation_id')::uuid and a.utilisateur_id = v_utilisateur_id
  for update;
  v_le := greatest(p_le, v_affectation.debut, v_affectation.termine_le);
  if v_affectation.id is null then
    raise sqlstate 'TR404' using message = 'affectation_inconnue';
  elsif v_affectation.fin <= v_le then
    raise sqlstate 'TR409' using message = 'affectation_terminee',
      detail = jsonb_build_object('fin', core.horodatage(v_affectation.fin))::text;
  end if;
  update utilisateur.groupement_agent a
  set fin = v_le, termine_par = p_auteur_id, termine_le = p_le
  where a.id = v_affectation.id
  returning a.* into v_affectation;
  perform journal.consigner(p_le, 'utilisateur.terminer_affectation', 'utilisateur',
    v_utilisateur_id, jsonb_build_object(
      'affectation_id', v_affectation.id, 'groupement_id', v_affectation.groupement_id,
      'fin', core.horodatage(v_affectation.fin), 'raison', p_requete -> 'raison'));
  return utilisateur.presenter_affectation(v_affectation, p_le);
end
$$;
