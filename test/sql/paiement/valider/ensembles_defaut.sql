-- Spec: identites-et-droits#ensembles-defaut, paiements#seconde-personne: two treasurers with the
-- default set alone pay above the amount of the setting; an auditor can not be the second person.
begin;
set local role metier;
select plan(4);
select essai.preparer_paiements();
select module.activer('contrats', essai.t(-400));
select utilisateur.creer(essai.id(c || ' ESSAI'), c, c, essai.t(-400)),
  utilisateur.attribuer(essai.id(c || ' ESSAI'), e, tstzrange(essai.t(-400), null), null)
from (values ('tresor', 'tresorier'), ('adjoint', 'tresorier'), ('lecteur', 'auditeur'))
  as x (c, e);
select essai.regler('paiements.seuil_validation', '29999');
select from essai.recevoir('r', '{c1}', essai.au_prix());
select from essai.traiter_reception('r', 'valider');

create function pg_temp.payer() returns text language sql as $$
  select essai.issue_de(format('select v1.paiements_creer(%L, %L) ->> %L',
    essai.appelant('ESSAI', 'tresor'), jsonb_build_object(
      'producteur_id', essai.id('Kossi'), 'moyen', 'especes', 'reference', 'R1', 'lignes', (
        select jsonb_agg(jsonb_build_object('creance_id', r.creance_id))
        from paiement.reste r where r.reste <> 0)), 'statut'))
$$;
create function pg_temp.valider(p_compte text) returns text language sql as $$
  select essai.issue_de(format('select v1.paiements_valider(%L, %L) ->> %L',
    essai.appelant('ESSAI', p_compte), json_build_object('id', p.id), 'statut'))
  from paiement.paiement p
$$;
select is(pg_temp.payer(), 'en_attente', 'a franc above the amount');
select is(pg_temp.valider('tresor'), '403 separation_des_taches', 'not by who paid');
select is(pg_temp.valider('lecteur'), '403 droit_manquant', 'nor by who may not pay');
select is(pg_temp.valider('adjoint'), 'validée', 'by the other treasurer');

select * from finish();
rollback;
