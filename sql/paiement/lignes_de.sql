-- Sums the lines due for a reception, by collection, kind and currency.
-- Spec: paiements#difference.
create or replace function paiement.lignes_de(p_reception_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return jsonb_build_object('reception_id', p_reception_id, 'creances', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'collecte_id', s.collecte_id, 'genre', s.genre, 'devise', s.devise, 'masse_g', s.masse_g,
      'montant', s.montant) order by s.collecte_id, s.genre desc, s.devise), '[]')
    from (select c.collecte_id, c.genre, c.devise, sum(c.masse_g) as masse_g,
                 sum(c.montant) as montant
          from paiement.creance c where c.reception_id = p_reception_id
          group by c.collecte_id, c.genre, c.devise
          having sum(c.masse_g) <> 0 or sum(c.montant) <> 0) as s));
end
$$;
