-- Fixtures of groups and of the dated events of members and plots.

create function essai.peupler_groupes(p_org uuid, p_agent uuid, p_code text) returns void language plpgsql as $$
begin
  insert into utilisateur.groupement_agent (organisation_id, utilisateur_id, groupement_id, debut, affecte_le)
  values (p_org, p_agent, essai.id('groupement ' || p_code), essai.t(), essai.t());
  insert into producteur.rattachement (organisation_id, producteur_id, groupement_id, le, raison, auteur_id, enregistre_le)
  values (p_org, essai.id('Kossi'), essai.id('groupement ' || p_code), essai.t(), 'x', p_agent, essai.t());
  insert into producteur.adhesion (organisation_id, producteur_id, nature, le, raison, auteur_id, enregistre_le)
  values (p_org, essai.id('Kossi'), 'sortie', essai.t(), 'x', p_agent, essai.t());
  insert into producteur.producteur (organisation_id, id, nom, prenoms, cree_le) values (p_org, essai.id('ancien'), 'A', 'A', essai.t());
  insert into parcelle.transfert (organisation_id, parcelle_id, ancien_id, producteur_id, le, raison, auteur_id, enregistre_le)
  values (p_org, essai.id('parcelle Kossi'), essai.id('ancien'), essai.id('Kossi'), essai.t(), 'x', p_agent, essai.t());
end
$$;
