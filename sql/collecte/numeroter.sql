-- Gives a collection its official number of nature MP; null when the campaign has none to give.
-- Spec: numerotation#attribution.
-- Locks: the numbering counter.
create or replace function collecte.numeroter(
  p_id uuid, p_campagne_id uuid, p_produit_id uuid, p_le timestamptz) returns text
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_numero text := numerotation.attribuer(p_campagne_id, 'MP', p_produit_id, 'collecte',
                                          p_id, p_le);
begin
  update collecte.collecte set numero_officiel = v_numero where id = p_id and v_numero is not null;
  return v_numero;
end
$$;
