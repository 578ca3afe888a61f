-- Gives a lot its official number: the number that its record already has for this campaign, nature
-- and product, or else the next number. The record is the reception, the step's output, the count
-- of an inventory, or, for a lot that was in stock elsewhere, its former code.
-- Spec: numerotation#reprise, lots#validation.
-- Refuses: campagne_non_ouverte, segment_manquant, sequence_hors_capacite.
-- Why: the index of these numbers leaves out the numbers of collections
--      (docs/performance.md#lists).
-- Locks: the numbering counter, before the lots.
create or replace function lot.numeroter(p_lot_id uuid, p_le timestamptz) returns text
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lot record;
  v_numero text;
begin
  select l.campagne_id, l.nature, l.produit_id,
         case when l.reception_id is not null then 'reception'
              when l.reprise_id is not null then 'reprise'
              when l.comptage_id is not null then 'comptage' else 'sortie' end as entite,
         coalesce(l.reception_id, l.sortie_id, l.reprise_id, l.comptage_id) as entite_id
  into v_lot
  from lot.lot l where l.id = p_lot_id;
  select n.numero into v_numero from numerotation.numero_officiel n
  where n.campagne_id = v_lot.campagne_id and n.nature = v_lot.nature
    and n.produit_id = v_lot.produit_id
    and (n.entite, n.entite_id) = (v_lot.entite, v_lot.entite_id) and n.entite <> 'collecte';
  v_numero := coalesce(v_numero, numerotation.attribuer(
    v_lot.campagne_id, v_lot.nature, v_lot.produit_id, v_lot.entite, v_lot.entite_id, p_le));
  if v_numero is null then
    -- `numerotation.apercu` raises the reason for the missing number.
    perform numerotation.apercu(v_lot.campagne_id::text, v_lot.produit_id::text, v_lot.nature);
    raise sqlstate 'TR409' using message = 'segment_manquant';
  end if;
  update lot.lot l set numero_officiel = v_numero where l.id = p_lot_id;
  return v_numero;
end
$$;
