-- Sends one capacity of a producer back to validation with a new calculation, whatever its lines.
-- Without a capacity it does nothing.
-- Spec: capacites#retour-en-validation.
-- Chosen: docs/decisions/0012-capacites.md.
-- Locks: the balance.
create or replace function capacite.reproposer(
  p_campagne_id uuid, p_producteur_id uuid, p_matiere_code text, p_etat_code text,
  p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (
      select from capacite.capacite c
      where (c.campagne_id, c.producteur_id, c.matiere_code, c.etat_code)
          = (p_campagne_id, p_producteur_id, p_matiere_code, p_etat_code)
        and c.statut in ('validee', 'a_revalider', 'proposee'))
    or (capacite.evaluer(p_campagne_id, p_producteur_id, p_matiere_code, p_etat_code,
                         p_le)).capacite_g > 0
  then
    perform capacite.proposer(p_campagne_id, array[p_producteur_id], p_matiere_code, p_etat_code,
                              '[]', p_auteur_id, p_le);
  end if;
end
$$;
