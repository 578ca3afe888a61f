-- Makes a new counter begin above the numbers of a lost campaign or product that the counter would
-- give again; the log knows these numbers. Returns the skipped ranks.
-- Spec: restauration#numeros.
-- Locks: the numbering counter, which is held already.
create or replace function numerotation.passer_repris(
  p_campagne_id uuid, p_nature text, p_produit_id uuid, p_le timestamptz,
  p_fige numerotation.fige) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_rang bigint := (
    select max(r.rang) from numerotation.numero_repris r
    where r.nature = p_nature and r.numero = numerotation.composer(
      p_fige.segments, p_fige.annee, p_fige.code_campagne, p_nature, p_fige.produit,
      p_fige.prefixe, r.rang));
begin
  if v_rang is null then
    return;
  end if;
  update numerotation.compteur c set dernier_rang = greatest(c.dernier_rang, v_rang)
  where c.campagne_id = p_campagne_id and c.nature = p_nature and c.produit_id = p_produit_id;
  insert into numerotation.rang_saute
    (organisation_id, campagne_id, nature, produit_id, du, au, raison, le)
  values (core.organisation_id(), p_campagne_id, p_nature, p_produit_id, 1, v_rang,
          'restauration', p_le);
end
$$;
