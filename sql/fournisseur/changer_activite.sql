-- Deactivates a supplier from now on, or reactivates it, with a reason; its existing records stay.
-- Spec: conformite-et-certificats#fournisseurs, service#actes-simultanes.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
-- Refuses: fournisseur_inconnu, fournisseur_deja_actif, fournisseur_deja_inactif.
-- Locks: the supplier.
create or replace function fournisseur.changer_activite(
  p_id uuid, p_actif boolean, p_raison text, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_fournisseur fournisseur.fournisseur := fournisseur.verrouiller(p_id);
  v_est_actif boolean;
  v_le timestamptz;
begin
  v_le := core.apres(p_le, v_fournisseur.actif_pendant);
  v_est_actif := v_fournisseur.actif_pendant @> v_le;
  if v_est_actif and p_actif then
    raise sqlstate 'TR409' using message = 'fournisseur_deja_actif';
  end if;
  if not v_est_actif and not p_actif then
    raise sqlstate 'TR409' using message = 'fournisseur_deja_inactif';
  end if;
  update fournisseur.fournisseur d
  set actif_pendant = case
    when p_actif then d.actif_pendant + tstzmultirange(tstzrange(v_le, null))
    else d.actif_pendant - tstzmultirange(tstzrange(v_le, null)) end
  where d.id = p_id returning d.* into v_fournisseur;
  insert into fournisseur.changement (organisation_id, fournisseur_id, actif, le, raison, auteur_id)
  values (v_fournisseur.organisation_id, p_id, p_actif, v_le, p_raison, p_auteur_id);
  perform journal.consigner(
    v_le, 'fournisseur.' || case when p_actif then 'reactiver' else 'desactiver' end,
    'fournisseur', p_id, jsonb_build_object('raison', p_raison));
  return fournisseur.presenter(v_fournisseur, v_le);
end
$$;
