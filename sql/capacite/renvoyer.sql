-- Sends the capacities that include a plot back to validation, for one campaign and raw material or
-- for all: each gets a new proposal in place of a pending one. Returns the new proposals.
-- Spec: capacites#retour-en-validation.
-- Locks: the producers' balances, in the order of their keys.
create or replace function capacite.renvoyer(
  p_parcelle_id uuid, p_campagne_id uuid, p_matiere_code text, p_auteur_id uuid, p_le timestamptz)
returns uuid[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ligne jsonb := jsonb_build_array(jsonb_build_object('parcelle_id', p_parcelle_id));
  v_cle record;
  v_ids uuid[] := '{}';
begin
  for v_cle in
    select distinct c.campagne_id, c.producteur_id, c.matiere_code, c.etat_code
    from capacite.capacite c
      join campagne.campagne k on k.organisation_id = c.organisation_id and k.id = c.campagne_id
    where c.statut in ('validee', 'a_revalider', 'proposee') and k.statut <> 'cloturee'
      and c.producteur_id = (select p.producteur_id from parcelle.parcelle p
                             where p.id = p_parcelle_id)
      and c.lignes @> v_ligne and c.campagne_id = coalesce(p_campagne_id, c.campagne_id)
      and c.matiere_code = coalesce(p_matiere_code, c.matiere_code)
    order by c.campagne_id, c.producteur_id, c.matiere_code, c.etat_code
  loop
    v_ids := v_ids || capacite.proposer(
      v_cle.campagne_id, array[v_cle.producteur_id], v_cle.matiere_code, v_cle.etat_code, v_ligne,
      p_auteur_id, p_le);
  end loop;
  return v_ids;
end
$$;
