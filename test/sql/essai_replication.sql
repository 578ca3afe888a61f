-- Fixtures of the rows that phones receive.

create function essai.peupler_replication(p_org uuid, p_code text) returns void
language plpgsql as $$
begin
  insert into replica.capacite
    (organisation_id, id, groupement_id, campagne_id, producteur_id, matiere_code, etat_code,
      capacite_g)
  select c.organisation_id, c.id, essai.id('groupement ' || p_code), c.campagne_id, c.producteur_id,
  c.matiere_code, c.etat_code, c.capacite_g
  from capacite.capacite c where c.organisation_id = p_org
    and c.id = essai.id('capacite ' || p_code);
end
$$;
