-- Locks the beneficiary of a payment, as other payments to the same beneficiary do, and returns the
-- owners of the settled lines.
-- Spec: paiements#seconde-personne.
-- Locks: the producer, the kept one of a merge, or the supplier.
create or replace function paiement.tenir(p_paiement_id uuid) returns uuid[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid;
  v_fusionne_dans uuid;
begin
  select coalesce(x.producteur_id, x.fournisseur_id) into v_id
  from paiement.paiement x where x.id = p_paiement_id;
  perform from fournisseur.fournisseur f where f.id = v_id for no key update;
  loop
    select p.fusionne_dans into v_fusionne_dans
    from producteur.producteur p where p.id = v_id for no key update;
    exit when v_fusionne_dans is null;
    v_id := v_fusionne_dans;
  end loop;
  return paiement.titulaires(v_id);
end
$$;
