-- Blocks a lot that an executed recall reached. A validated lot goes to quarantine; a lot already
-- in quarantine is also held for this recall. Other lots are only marked: a waiting lot goes to
-- quarantine when it is validated, and a consumed or archived lot when matter returns to it.
-- Returns the action.
-- Spec: rappels#execution.
-- Locks: the lot.
create or replace function rappel.bloquer(
  p_rappel rappel.rappel, p_lot_id uuid, p_auteur_id uuid, p_le timestamptz) returns text
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_statut text;
begin
  perform lot.verrouiller(p_lot_id);
  select l.statut into v_statut from lot.lot l where l.id = p_lot_id;
  if v_statut = 'validé' then
    perform lot.mettre_en_quarantaine(p_lot_id, p_rappel.raison, p_rappel.id, p_auteur_id, p_le);
    return 'bloqué';
  elsif v_statut = 'quarantaine' then
    insert into lot.quarantaine_lot
      (organisation_id, lot_id, acte, raison, rappel_id, auteur_id, le)
    values (core.organisation_id(), p_lot_id, 'mise', p_rappel.raison, p_rappel.id, p_auteur_id,
            p_le);
    return 'déjà_bloqué';
  elsif v_statut in ('brouillon', 'en_attente', 'consommé', 'archivé') then
    update lot.lot l set rappel_id = p_rappel.id where l.id = p_lot_id;
    perform journal.consigner(p_le, 'lot.marquer', 'lot', p_lot_id,
                              jsonb_build_object('rappel_id', p_rappel.id));
    return case when v_statut in ('consommé', 'archivé') then 'non_bloquable' else 'marqué' end;
  end if;
  return 'non_bloquable';
end
$$;
