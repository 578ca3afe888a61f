-- Spec: service#actes-simultanes: a change that waited for a lock is compared with states recorded
-- meanwhile.
begin;
set local role metier;
select plan(3);
select essai.preparer();
select essai.grille();

insert into parcelle.culture
values (core.organisation_id(), essai.id('parcelle Kossi'), essai.produit('ANANAS'),
  essai.produit('ANANAS'), 10000);
insert into capacite.capacite (organisation_id, id, campagne_id, producteur_id, matiere_code,
  etat_code, capacite_g, lignes, statut, proposee_le)
values (core.organisation_id(), essai.id('capacite'), essai.id('campagne ESSAI'), essai.id('Kossi'),
  'ANANAS', 'AB', 1000000,
        jsonb_build_array(jsonb_build_object('parcelle_id', essai.id('parcelle Kossi'))), 'validee',
        essai.t(-50));
create function pg_temp.reviser(p_etat text, p_jours integer) returns text language sql as $$
  select from conformite.reviser(essai.id('parcelle Kossi'), 'AB', p_etat, essai.t(p_jours),
    'visite', essai.id('rsci ESSAI'), essai.t(p_jours));
  select string_agg(c.statut, ', ' order by c.proposee_le) from capacite.capacite c
$$;
select is(pg_temp.reviser('C3', 2), 'a_revalider, proposee', 'another state');
select is(pg_temp.reviser('AB', 1), 'a_revalider, remplacee, proposee',
  'the former one again, by who waited: it changes the state that stands');
select is((select array_agg(r.enregistree_le order by r.rang) from conformite.revision r
    where r.raison = 'visite'), array[essai.t(2), essai.t(2)], 'in their order');

select * from finish();
rollback;
