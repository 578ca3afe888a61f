-- Writes a corrected reception with another product or date: reverses its movements at its former
-- date, cancels its lot, and makes a new lot that waits for validation. Possible only while nothing
-- was taken from the lot; the details of a refusal list the records that took matter.
-- Spec: receptions#correction.
-- Refuses: correction_refusee, qualite_non_admise.
-- Locks: the balances; the caller holds the reception and the lot.
create or replace function reception.refaire(
  p_avant reception.reception, p_apres reception.reception, p_raison text, p_auteur_id uuid,
  p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lot lot.lot;
  v_apres reception.reception := p_apres;
begin
  perform correction.refuser('reception', p_avant.id, reception.entraves(p_avant.lot_id));
  perform reception.reprendre_mouvements(p_avant.id, p_auteur_id, p_le);
  perform lot.poser_statut(p_avant.lot_id, 'devalider', 'annulé', null, p_raison, p_auteur_id,
                           p_le);
  update reception.apport a set quantite_g = c.net_g
  from collecte.collecte c
  where a.reception_id = p_avant.id and a.annule_le is null and c.id = a.collecte_id;
  update reception.apport a set recu_g = p.parts[p.rang]
  from (select b.id, row_number() over w as rang,
               core.repartir(p_apres.net_g, array_agg(b.quantite_g) over (
                 w rows between unbounded preceding and unbounded following)) as parts
        from reception.apport b
        where b.reception_id = p_avant.id and b.annule_le is null
        window w as (order by b.rang)) as p
  where a.id = p.id and a.reception_id = p_avant.id;
  select l.* into v_lot from lot.lot l where l.id = p_avant.lot_id;
  v_lot.id := gen_random_uuid();
  v_lot.statut := 'en_attente';
  v_lot.produit_id := p_apres.produit_id;
  v_apres.lot_id := v_lot.id;
  v_apres.indice := p_avant.indice + 1;
  perform reception.poser(v_apres);
  perform lot.naitre(v_lot, reception.etats(p_avant.id), 'apports', p_auteur_id, p_le);
  update reception.reception r set lot_id = v_lot.id where r.id = p_avant.id;
  perform reception.entrer_matiere(v_apres, v_lot.id, p_auteur_id, p_le);
  perform reception.tracer(
    p_avant.id, 'corriger', 'en_attente', p_raison, p_auteur_id, p_le);
end
$$;
