-- What is owed at the opening, from a row.
-- Spec: imports#application, paiements#ouverture.
-- Refuses: what `paiement.reprendre` refuses.
create or replace function importation.ecrire_solde(
  p_demande jsonb, p_auteur_id uuid, p_le timestamptz) returns importation.issue
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  return (paiement.reprendre(p_demande, p_auteur_id, p_le), '{}'::commande.constat[],
          '[]'::jsonb);
end
$$;
