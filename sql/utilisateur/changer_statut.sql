-- Gives an account another status from now on, with its reason; its rights at a date depend on its
-- status then.
-- Spec: identites-et-droits#statut, service#actes-simultanes.
-- Chosen: an account that is only a request is active from the person's acceptance on.
-- Refuses: utilisateur_inconnu, auto_desactivation_refusee, utilisateur_statut_refuse.
-- Locks: the account.
create or replace function utilisateur.changer_statut(
  p_auteur_id uuid, p_id uuid, p_acte text, p_raison text, p_le timestamptz)
returns utilisateur.utilisateur
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_avant utilisateur.utilisateur := utilisateur.verrouiller(p_id);
  v_statut text;
  v_le timestamptz := greatest(core.apres(p_le, v_avant.actif_pendant), (
    select max(c.depuis) from utilisateur.changement_statut c where c.utilisateur_id = p_id));
  v_suite tstzmultirange := tstzmultirange(tstzrange(v_le, null));
begin
  v_statut := utilisateur.exiger_faisable(v_avant, p_acte, p_auteur_id);

  update utilisateur.utilisateur u
  set statut = v_statut, actif_pendant = case
    when v_statut = 'actif' and not exists (
      select from personne.rattachement r
      where r.utilisateur_id = p_id and r.etat in ('demande', 'termine'))
    then u.actif_pendant + v_suite else u.actif_pendant - v_suite end
  where u.id = p_id;
  insert into utilisateur.changement_statut
    (organisation_id, utilisateur_id, rang, statut, depuis, raison, auteur_id)
  select v_avant.organisation_id, p_id, coalesce(max(c.rang), 1) + 1, v_statut, v_le, p_raison,
         p_auteur_id
  from utilisateur.changement_statut c where c.utilisateur_id = p_id;
  perform journal.consigner(v_le, 'utilisateur.' || p_acte, 'utilisateur', p_id,
                            jsonb_build_object('raison', p_raison));
  return v_avant;
end
$$;
