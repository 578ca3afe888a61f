-- Adjusts the recorded amounts of a price complement to the amounts due now, in all receptions of
-- its campaign and product, paid or not, even in a closed campaign. Ignores receptions from before
-- the service counted money.
-- Spec: paiements#complement, paiements#difference, paiements#avant.
-- Why: a reception recorded meanwhile is found by the next round of the loop, and one validated
--      later applies the complement itself.
-- Locks: the receptions by id.
create or replace function complement.aligner(
  p_complement complement.complement, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_vues uuid[] := '{}';
  v_tour uuid[];
begin
  loop
    v_tour := array(
      select r.id from reception.reception r
      where r.campagne_id = p_complement.campagne_id and r.produit_id = p_complement.produit_id
        and r.origine <> 'achat' and r.id <> all (v_vues)
      order by r.id for update);
    exit when v_tour = '{}';
    perform paiement.inscrire(
      paiement.a_ecrire(
        array(select d from reception.reception r
                cross join lateral paiement.dues_du_complement(p_complement, r) as d
              where r.id = any (v_tour) and p_complement.statut = 'validée'
                and paiement.reception_suivie(r.id)),
        array(select c from paiement.creance c
              where c.reception_id = any (v_tour) and c.complement_id = p_complement.id)),
      p_auteur_id, p_le);
    v_vues := v_vues || v_tour;
  end loop;
end
$$;
