-- Returns the thresholds of a reception's product at its date: the greatest value of each
-- measurement, with the measured value.
-- Spec: receptions#refus-seuil.
create or replace function reception.seuils(p_reception reception.reception)
returns table (mesure text, valeur bigint, seuil bigint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select s.mesure, (p_reception.mesures ->> s.mesure)::bigint,
         (v.seuils ->> s.seuil)::bigint
  from produit.produit p
    cross join lateral reglage.objet(
      'reception.seuils.' || p.code, p_reception.date_operation) as v (seuils)
    cross join (values ('humidite_cp', 'humidite_max_cp'), ('impuretes_cp', 'impuretes_max_cp'))
      as s (mesure, seuil)
  where p.id = p_reception.produit_id and v.seuils ->> s.seuil is not null
  order by s.mesure;
end
$$;
