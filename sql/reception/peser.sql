-- Writes a corrected reception of the same product, its shares and the differences in the ledger,
-- at its own date. An emptied or archived lot opens again for the added mass. If the lot can not
-- give back the excess, the correction is refused with the list of the records that took matter
-- from it.
-- Spec: receptions#correction, matiere#correction.
-- Refuses: correction_refusee.
-- Locks: the balances; the caller holds the reception and the lot.
create or replace function reception.peser(
  p_avant reception.reception, p_apres reception.reception, p_raison text, p_auteur_id uuid,
  p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_parts bigint[] := (
    select core.repartir(p_apres.net_g, array_agg(a.quantite_g order by a.rang))
    from reception.apport a where a.reception_id = p_avant.id and a.annule_le is null);
  v_lignes matiere.ligne[];
begin
  if (p_apres.net_g, p_apres.fournisseur_id)
    is distinct from (p_avant.net_g, p_avant.fournisseur_id)
  then
    perform correction.refuser(
      'reception', p_avant.id, reception.retours_opposes(p_avant, p_apres, v_parts));
    v_lignes := reception.lignes_corrigees(p_avant, p_apres, v_parts);
    update reception.apport a set recu_g = p.part_g
    from (select b.id, v_parts[row_number() over (order by b.rang)] as part_g
          from reception.apport b
          where b.reception_id = p_avant.id and b.annule_le is null) as p
    where a.id = p.id and a.reception_id = p_avant.id;
    if p_apres.net_g > p_avant.net_g then
      perform lot.rouvrir(p_avant.lot_id, p_raison, p_auteur_id, p_le);
    end if;
    begin
      perform matiere.mouvoir(
        'reprise_reception', 'reception', p_avant.id, v_lignes, p_auteur_id,
        p_avant.date_operation, p_le, null, reception.mouvements(p_avant.id));
    exception when sqlstate 'TR409' then
      perform correction.refuser('reception', p_avant.id, reception.entraves(p_avant.lot_id));
      raise;
    end;
  end if;
  perform reception.poser(p_apres);
end
$$;
