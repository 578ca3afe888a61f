-- Writes a new version of a permission set, in force at once; earlier commands are still judged by
-- the version before. A request that changes nothing writes nothing.
-- Spec: identites-et-droits#ensembles, service#actes-simultanes.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
-- Refuses: ensemble_inconnu, version_perimee, permission_inconnue, auto_attribution_refusee,
--          dernier_administrateur.
-- Locks: the set, then the organization.
create or replace function utilisateur.modifier_ensemble(
  p_session utilisateur.session, p_id uuid, p_demande jsonb, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ensemble utilisateur.ensemble := utilisateur.verrouiller_ensemble(p_id);
  v_version record;
  v_permissions text[];
  v_le timestamptz;
begin
  select v.version, v.permissions, v.le into v_version from utilisateur.ensemble_version v
  where v.ensemble_id = p_id order by v.version desc limit 1;
  if (p_demande ->> 'version_base')::integer <> v_version.version then
    raise sqlstate 'TR409' using message = 'version_perimee',
      detail = jsonb_build_object('version', v_version.version)::text;
  end if;

  v_le := greatest(p_le, v_version.le);
  v_permissions := case when p_demande ? 'permissions'
    then utilisateur.lire_permissions(p_demande -> 'permissions') else v_version.permissions end;
  if v_permissions = v_version.permissions
    and coalesce(p_demande ->> 'libelle', v_ensemble.libelle) = v_ensemble.libelle
  then
    return utilisateur.presenter_ensemble(v_ensemble, v_le);
  end if;
  perform utilisateur.refuser_elargissement(p_session, p_id, v_version.permissions, v_permissions,
                                            v_le);

  update utilisateur.ensemble e set libelle = coalesce(p_demande ->> 'libelle', e.libelle)
  where e.id = p_id returning e.* into v_ensemble;
  perform utilisateur.ecrire_version(v_ensemble, v_permissions, p_demande ->> 'raison',
                                     p_session.utilisateur_id, v_le);
  perform journal.consigner(v_le, 'ensemble.modifier', 'ensemble', p_id,
    jsonb_build_object('version', v_version.version + 1, 'avant', v_version.permissions,
                       'apres', v_permissions, 'raison', p_demande ->> 'raison'));
  perform utilisateur.exiger_un_gestionnaire(v_le);
  return utilisateur.presenter_ensemble(v_ensemble, v_le);
end
$$;
