-- A change of a plot's surface sends the validated capacities that rest on it back to validation: each gets a new
-- proposal, and the ceiling is the lower of both until two persons validate again.
-- Spec: Conflict handling, «a validated capacity on the old surface returns to validation».
-- Locks: the producer's balances, in the order of their keys.
create or replace function capacite.renvoyer_en_validation(p_parcelle_id uuid, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = ''
as $$
begin
  with renvoyee as (
    update capacite.capacite c set statut = 'a_revalider'
    from campagne.campagne k
    where c.statut = 'validee' and k.organisation_id = c.organisation_id and k.id = c.campagne_id and k.statut = 'ouverte'
      and c.lignes @> jsonb_build_array(jsonb_build_object('parcelle_id', p_parcelle_id))
    returning c.organisation_id, c.campagne_id, c.producteur_id, c.matiere_code, c.etat_code
  ),
  proposee as (
    insert into capacite.capacite
      (organisation_id, campagne_id, producteur_id, matiere_code, etat_code, capacite_g, lignes, proposee_par, proposee_le)
    select r.organisation_id, r.campagne_id, r.producteur_id, r.matiere_code, r.etat_code, e.capacite_g, e.lignes, p_auteur_id, p_le
    from renvoyee r
      cross join lateral capacite.evaluer(r.campagne_id, r.producteur_id, r.matiere_code, r.etat_code, p_le) as e
    returning organisation_id, campagne_id, producteur_id, matiere_code, etat_code, capacite_g
  )
  update capacite.solde s set plafond_g = least(s.plafond_g, p.capacite_g)
  from proposee p
  where (s.organisation_id, s.campagne_id, s.producteur_id, s.matiere_code, s.etat_code)
      = (p.organisation_id, p.campagne_id, p.producteur_id, p.matiere_code, p.etat_code);
end
$$;
