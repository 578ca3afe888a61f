-- Presents an event of the journal as the API shows it.
-- Spec: organisations-et-modules#journal.
-- Chosen: docs/decisions/0003-lectures.md.
create or replace function journal.presenter(p_evenement journal.evenement) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', p_evenement.id, 'le', core.horodatage(p_evenement.le), 'action', p_evenement.action,
      'entite', p_evenement.entite, 'entite_id', p_evenement.entite_id,
      'utilisateur_id', p_evenement.utilisateur_id,
      'identifiant', (select u.identifiant from utilisateur.utilisateur u
                      where u.id = p_evenement.utilisateur_id),
      'appareil_id', p_evenement.appareil_id, 'commande_id', p_evenement.commande_id,
      'details', p_evenement.details));
end
$$;
