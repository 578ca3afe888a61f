-- Returns a producer's statement at the end of a day (`paiement.etablir_releve`), including the
-- producers who were merged into them.
-- Spec: paiements#releve.
-- Refuses: producteur_inconnu, what `paiement.etablir_releve` refuses.
create or replace function paiement.releve(
  p_producteur_id uuid, p_au date, p_campagne_id uuid, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (select coalesce(p.fusionne_dans, p.id) from producteur.producteur p
                where p.id = p_producteur_id);
begin
  if v_id is null then
    raise sqlstate 'TR404' using message = 'producteur_inconnu';
  end if;
  return jsonb_build_object('producteur_id', v_id)
    || paiement.etablir_releve(paiement.titulaires(v_id), p_au, p_campagne_id, p_le);
end
$$;
