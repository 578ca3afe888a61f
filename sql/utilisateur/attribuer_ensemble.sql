-- Assigns a permission set to an account from a date on, until a date or without end. The date may
-- be in the past; commands that were already judged are not judged again.
-- Spec: identites-et-droits#attributions.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
-- Refuses: utilisateur_inconnu, ensemble_inconnu, auto_attribution_refusee, periode_invalide,
--          fin_obligatoire, attribution_chevauchante.
-- Locks: the account, then the set.
create or replace function utilisateur.attribuer_ensemble(
  p_session utilisateur.session, p_utilisateur_id uuid, p_demande jsonb, p_le timestamptz)
returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_debut timestamptz := coalesce((p_demande ->> 'debut')::timestamptz, p_le);
  v_fin timestamptz := (p_demande ->> 'fin')::timestamptz;
  v_ensemble utilisateur.ensemble;
  v_attribution utilisateur.attribution;
begin
  perform from utilisateur.utilisateur u where u.id = p_utilisateur_id for no key update;
  if not found then
    raise sqlstate 'TR404' using message = 'utilisateur_inconnu';
  end if;
  v_ensemble := utilisateur.trouver_ensemble((p_demande ->> 'ensemble_id')::uuid,
                                             p_demande ->> 'ensemble');
  if p_utilisateur_id = p_session.utilisateur_id then
    raise sqlstate 'TR403' using message = 'auto_attribution_refusee';
  end if;
  if v_fin <= v_debut then
    raise sqlstate 'TR400' using message = 'periode_invalide';
  end if;
  if v_ensemble.code = 'auditeur' and v_fin is null then
    raise sqlstate 'TR409' using message = 'fin_obligatoire';
  end if;
  perform utilisateur.refuser_chevauchement(p_utilisateur_id, v_ensemble.id,
                                            tstzrange(v_debut, v_fin));

  insert into utilisateur.attribution as a
    (organisation_id, utilisateur_id, ensemble_id, periode, attribue_par)
  values (p_session.organisation_id, p_utilisateur_id, v_ensemble.id, tstzrange(v_debut, v_fin),
          p_session.utilisateur_id)
  returning a.* into v_attribution;
  perform utilisateur.consigner_acte(v_attribution, 'attribuer', v_debut, v_fin,
                                     p_demande ->> 'raison', p_session.utilisateur_id, p_le);
  return utilisateur.presenter_attribution(v_attribution, p_le);
end
$$;
