-- Presents a payment with the settled amount of each line.
-- Spec: paiements#paiement.
create or replace function paiement.presenter_detail(p_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select paiement.presenter(x) || jsonb_build_object('lignes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'creance_id', r.creance_id, 'montant', r.montant) order by r.creance_id), '[]')
      from paiement.reglement r where r.paiement_id = p_id))
    from paiement.paiement x where x.id = p_id);
end
$$;
