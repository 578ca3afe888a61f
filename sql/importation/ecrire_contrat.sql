-- Writes a draft contract with its lines; the importing person is the author of its prices.
-- Spec: imports#application, contrats-et-devises#contrat.
-- Refuses: what `contrat.creer` refuses.
create or replace function importation.ecrire_contrat(
  p_demande jsonb, p_auteur_id uuid, p_le timestamptz) returns importation.issue
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  return ((contrat.creer(p_demande, p_auteur_id, p_le) ->> 'id')::uuid,
          '{}'::commande.constat[], '[]'::jsonb);
end
$$;
