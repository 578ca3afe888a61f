-- Gives a draft reception its draft lot, with its campaign, product and place. A previous draft lot
-- with other values is cancelled.
-- Spec: receptions#brouillon.
create or replace function reception.donner_lot(
  p_reception_id uuid, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reception reception.reception;
  v_lot lot.lot;
begin
  select r.* into v_reception from reception.reception r where r.id = p_reception_id;
  if v_reception.lot_id is not null then
    v_lot := lot.exiger(v_reception.lot_id);
    if (v_lot.campagne_id, v_lot.produit_id, v_lot.emplacement_id)
      = (v_reception.campagne_id, v_reception.produit_id, v_reception.emplacement_id)
    then
      return;
    end if;
    perform lot.changer_statut(v_lot.id, 'annuler', 'brouillon modifié', p_auteur_id, p_le);
  end if;
  v_lot := null;
  v_lot.campagne_id := v_reception.campagne_id;
  v_lot.nature := 'REC';
  v_lot.produit_id := v_reception.produit_id;
  v_lot.statut := 'brouillon';
  v_lot.reception_id := p_reception_id;
  v_lot.emplacement_id := v_reception.emplacement_id;
  update reception.reception r set lot_id = lot.naitre(
    v_lot, reception.etats(p_reception_id), 'apports', p_auteur_id, p_le)
  where r.id = p_reception_id;
end
$$;
