-- Puts a capacity that two persons validated into force as the ceiling, in place of the former one.
-- Returns the open controls about an exceeded ceiling that the new ceiling covers, oldest first; an
-- officer lifts them.
-- Spec: file-de-controle#regularisation.
-- Chosen: docs/decisions/0012-capacites.md.
create or replace function capacite.mettre_en_vigueur(p_capacite capacite.capacite) returns uuid[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update capacite.capacite c set statut = 'remplacee'
  where (c.campagne_id, c.producteur_id, c.matiere_code, c.etat_code)
      = (p_capacite.campagne_id, p_capacite.producteur_id, p_capacite.matiere_code,
         p_capacite.etat_code)
    and c.statut in ('validee', 'a_revalider');
  update capacite.capacite c set statut = 'validee' where c.id = p_capacite.id;
  update capacite.solde s set plafond_g = p_capacite.capacite_g
  where (s.campagne_id, s.producteur_id, s.matiere_code, s.etat_code)
      = (p_capacite.campagne_id, p_capacite.producteur_id, p_capacite.matiere_code,
         p_capacite.etat_code);
  return array(
    select k.id
    from capacite.cumuler(p_capacite.producteur_id) as u
      join controle.controle k on k.entite_id = u.collecte_id
    where k.statut = 'ouvert' and k.motif = 'capacite_depassee' and k.entite = 'collecte'
      and (u.campagne_id, u.matiere_code, u.etat_code)
        = (p_capacite.campagne_id, p_capacite.matiere_code, p_capacite.etat_code)
      and u.consomme_g <= u.plafond_g
    order by k.ouvert_le, k.rang);
end
$$;
