-- Requires the conditions to take back the validation of an expedition besides its state: its lots
-- were not archived since, and no goods were returned.
-- Spec: ventes-et-expeditions#solde.
-- Chosen: docs/decisions/0111-actes-expliques.md.
-- Refuses: transition_refusee (a lot that was archived since), matiere_deja_utilisee.
create or replace function expedition.exiger_devalidable(p_expedition expedition.expedition)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_archive uuid;
begin
  select o.id into v_archive
  from expedition.ligne l join lot.lot o on o.id = l.lot_id
  where l.expedition_id = p_expedition.id and o.statut = 'archivé' order by o.id limit 1;
  if v_archive is not null then
    perform acte.refuser('lot', v_archive, 'archivé', 'devalider');
  end if;
  perform matiere.exiger_renversable(m.id)
  from unnest(expedition.mouvements(p_expedition.id)) as m (id);
end
$$;
