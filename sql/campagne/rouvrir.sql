-- Reopens a closed campaign with a reason: it is open again from now on. Operations dated between
-- its closing and its reopening stay outside it.
-- Spec: packs-et-campagnes#reouverture.
-- Why: an act that began before the closing and waited for the lock reopens the campaign after that
--      closing.
-- Refuses: campagne_introuvable, campagne_non_cloturee.
-- Locks: the campaign.
create or replace function campagne.rouvrir(
  p_id uuid, p_le timestamptz, p_raison text) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_campagne record;
  v_le timestamptz;
begin
  select c.statut, c.active_pendant into v_campagne from campagne.campagne c
  where c.id = p_id for update;
  if v_campagne.statut is null then
    raise sqlstate 'TR404' using message = 'campagne_introuvable';
  end if;
  perform acte.exiger('campagne', p_id, v_campagne.statut, 'rouvrir');
  v_le := greatest(p_le, upper(v_campagne.active_pendant) + interval '1 microsecond');
  update campagne.campagne
  set statut = 'ouverte', active_pendant = active_pendant + tstzmultirange(tstzrange(v_le, null)),
      modifie_le = v_le
  where id = p_id;
  perform journal.consigner(v_le, 'campagne.rouvrir', 'campagne', p_id,
    jsonb_build_object('auteur', 'operateur', 'raison', p_raison));
end
$$;
