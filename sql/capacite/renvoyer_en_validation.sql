-- A change of a plot's surface sends the capacities that rest on it back to validation: each gets a
-- new proposal in place of a pending one, and while it was validated before, the ceiling is the
-- lower of the last validated capacity and the new proposal.
-- Spec: Conflict handling, «a validated capacity on the old surface returns to validation».
-- Locks: the producer's balances, in the order of their keys.
create or replace function capacite.renvoyer_en_validation(
  p_parcelle_id uuid, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_cle record;
  v_neuve record;
begin
  for v_cle in
    select c.campagne_id, c.producteur_id, c.matiere_code, c.etat_code,
           (array_agg(c.capacite_g order by c.proposee_le desc)
             filter (where c.statut in ('validee', 'a_revalider')))[1] as validee_g
    from capacite.capacite c
      join campagne.campagne k on k.organisation_id = c.organisation_id and k.id = c.campagne_id
    where c.statut in ('validee', 'a_revalider', 'proposee') and k.statut = 'ouverte'
      and c.producteur_id = (select p.producteur_id from parcelle.parcelle p
                             where p.id = p_parcelle_id)
      and c.lignes @> jsonb_build_array(jsonb_build_object('parcelle_id', p_parcelle_id))
    group by c.campagne_id, c.producteur_id, c.matiere_code, c.etat_code
    order by c.campagne_id, c.producteur_id, c.matiere_code, c.etat_code
  loop
    v_neuve := capacite.evaluer(v_cle.campagne_id, v_cle.producteur_id, v_cle.matiere_code,
                                v_cle.etat_code, p_le);
    update capacite.capacite c
    set statut = case c.statut when 'proposee' then 'remplacee' else 'a_revalider' end
    where (c.campagne_id, c.producteur_id, c.matiere_code, c.etat_code)
        = (v_cle.campagne_id, v_cle.producteur_id, v_cle.matiere_code, v_cle.etat_code)
      and c.statut in ('validee', 'proposee')
      and c.lignes @> jsonb_build_array(jsonb_build_object('parcelle_id', p_parcelle_id));
    insert into capacite.capacite
      (organisation_id, campagne_id, producteur_id, matiere_code, etat_code, capacite_g, lignes,
       proposee_par, proposee_le)
    values (core.organisation_id(), v_cle.campagne_id, v_cle.producteur_id, v_cle.matiere_code,
            v_cle.etat_code, v_neuve.capacite_g, v_neuve.lignes, p_auteur_id, p_le);
    update capacite.solde s set plafond_g = least(v_cle.validee_g, v_neuve.capacite_g)
    where (s.campagne_id, s.producteur_id, s.matiere_code, s.etat_code)
        = (v_cle.campagne_id, v_cle.producteur_id, v_cle.matiere_code, v_cle.etat_code)
      and v_cle.validee_g is not null;
  end loop;
end
$$;
