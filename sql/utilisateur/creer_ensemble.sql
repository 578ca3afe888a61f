-- Creates a permission set with its first version.
-- Spec: identites-et-droits#ensembles.
-- Chosen: a code is given once and never changed, since it may prove a role.
-- Refuses: permission_inconnue, ensemble_existant.
create or replace function utilisateur.creer_ensemble(
  p_session utilisateur.session, p_demande jsonb, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_permissions text[] := utilisateur.lire_permissions(p_demande -> 'permissions');
  v_ensemble utilisateur.ensemble;
begin
  insert into utilisateur.ensemble as e (organisation_id, code, libelle)
  values (p_session.organisation_id, p_demande ->> 'code', p_demande ->> 'libelle')
  on conflict (organisation_id, code) do nothing
  returning e.* into v_ensemble;
  if v_ensemble.id is null then
    raise sqlstate 'TR409' using message = 'ensemble_existant',
      detail = jsonb_build_object('code', p_demande ->> 'code')::text;
  end if;
  perform utilisateur.ecrire_version(v_ensemble, v_permissions, p_demande ->> 'raison',
                                     p_session.utilisateur_id, p_le);
  perform journal.consigner(p_le, 'ensemble.creer', 'ensemble', v_ensemble.id,
    jsonb_build_object('code', v_ensemble.code, 'permissions', v_permissions));
  return utilisateur.presenter_ensemble(v_ensemble, p_le);
end
$$;
