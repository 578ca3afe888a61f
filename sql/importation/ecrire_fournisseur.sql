-- Writes a supplier with its certificate from a row.
-- Spec: imports#application.
-- Refuses: what `fournisseur.creer` refuses.
create or replace function importation.ecrire_fournisseur(
  p_demande jsonb, p_auteur_id uuid, p_le timestamptz) returns importation.issue
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  return ((fournisseur.creer(p_demande, p_auteur_id, p_le) ->> 'id')::uuid,
          '{}'::commande.constat[], '[]'::jsonb);
end
$$;
