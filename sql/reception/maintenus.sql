-- Lists the uses of a reception's goods that stay when the reception is corrected: records that
-- took from its lot, shipments, payments of the amounts due, and recalls that found it.
-- Spec: corrections#maintenus.
create or replace function reception.maintenus(p_reception reception.reception) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with expediee as materialized (
      select (e ->> 'expedition_id')::uuid as id
      from jsonb_array_elements(lot.expediees(array[p_reception.lot_id])) as e
    )
    select coalesce(jsonb_agg(to_jsonb(m) order by m.entite, m.id), '[]')
    from (
      select u ->> 'entite' as entite, (u ->> 'id')::uuid as id, u ->> 'reference' as reference
      from jsonb_array_elements(reception.utilisations(p_reception.lot_id)) as u
      union
      select 'expedition', x.id, x.numero_conteneur
      from expediee e join expedition.expedition x on x.id = e.id
      union
      select 'paiement', p.id, null
      from paiement.creance c
        join paiement.reglement g
          on g.organisation_id = c.organisation_id and g.creance_id = c.id
        join paiement.paiement p on p.organisation_id = g.organisation_id and p.id = g.paiement_id
      where c.reception_id = p_reception.id and p.statut = 'validée'
      union
      select 'rappel', l.rappel_id, null
      from rappel.ligne l where l.objet_id = p_reception.lot_id) as m);
end
$$;
