-- Sends one capacity of a producer back to validation with a new reckoning; while it was validated
-- before, the ceiling is the lower of that and the new proposal. Nothing comes of nothing.
-- Spec: Conflict handling, «returns to validation». Chosen: docs/decisions/0012-capacites.md.
-- Locks: the balance.
create or replace function capacite.reproposer(
  p_campagne_id uuid, p_producteur_id uuid, p_matiere_code text, p_etat_code text,
  p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_neuve record := capacite.evaluer(p_campagne_id, p_producteur_id, p_matiere_code, p_etat_code,
                                     p_le);
  v_validee_g bigint;
  v_en_attente boolean;
begin
  update capacite.capacite c
  set statut = case c.statut when 'proposee' then 'remplacee' else 'a_revalider' end
  where (c.campagne_id, c.producteur_id, c.matiere_code, c.etat_code)
      = (p_campagne_id, p_producteur_id, p_matiere_code, p_etat_code)
    and c.statut in ('validee', 'proposee');
  v_en_attente := found;
  select c.capacite_g into v_validee_g from capacite.capacite c
  where (c.campagne_id, c.producteur_id, c.matiere_code, c.etat_code)
      = (p_campagne_id, p_producteur_id, p_matiere_code, p_etat_code)
    and c.statut = 'a_revalider'
  order by c.proposee_le desc, c.id desc limit 1;
  if v_validee_g is null and not v_en_attente and v_neuve.capacite_g = 0 then
    return;  -- nothing was proposed before, and there is nothing to propose
  end if;
  insert into capacite.capacite
    (organisation_id, campagne_id, producteur_id, matiere_code, etat_code, capacite_g, lignes,
     proposee_par, proposee_le)
  values (core.organisation_id(), p_campagne_id, p_producteur_id, p_matiere_code, p_etat_code,
          v_neuve.capacite_g, v_neuve.lignes, p_auteur_id, p_le);
  update capacite.solde s set plafond_g = least(v_validee_g, v_neuve.capacite_g)
  where (s.campagne_id, s.producteur_id, s.matiere_code, s.etat_code)
      = (p_campagne_id, p_producteur_id, p_matiere_code, p_etat_code)
    and v_validee_g is not null;
end
$$;
