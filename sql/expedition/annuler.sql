-- Cancels a draft expedition, with a reason; its seals become free for other expeditions.
-- Spec: ventes-et-expeditions#expedition.
-- Chosen: docs/decisions/0028-ventes.md.
-- Refuses: expedition_inconnue, transition_refusee.
-- Locks: the sale, the expedition.
create or replace function expedition.annuler(
  p_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform expedition.verrouiller(p_id, 'annuler');
  update expedition.scelle s set annule = true where s.expedition_id = p_id;
  perform expedition.changer_statut(p_id, 'annuler', null, p_raison, p_auteur_id, p_le);
  return expedition.presenter(p_id);
end
$$;
