-- Spec: packs-et-campagnes#pack-fige: overwritten coefficients are restored from each campaign's
-- frozen pack version. A collection that consumed by another coefficient is listed with both
-- figures; a collection that consumed by its own coefficient is not, whatever part of it was given
-- back.
begin;
set local role metier;
select plan(12);
select essai.preparer_receptions();

create function pg_temp.jus(p_nom text, p_net_g bigint) returns void language sql as $$
  select from essai.collecter(p_nom, jsonb_build_object('produit_id', essai.produit('JUS'))
    || essai.kg(p_net_g))
$$;
create function pg_temp.prendre(p_nom text, p_matiere text, p_quantite_g bigint) returns void
language sql as $$
  insert into capacite.consommation (organisation_id, collecte_id, campagne_id, producteur_id,
    matiere_code, etat_code, quantite_g, le)
  select core.organisation_id(), essai.id(p_nom), essai.id('campagne ESSAI'), essai.id('Kossi'),
  p_matiere, 'AB', p_quantite_g, essai.t()
$$;
create function pg_temp.nommer(p_id uuid) returns text language sql as $$
  select n from unnest('{c1,jus,rendu,sans}'::text[]) as n where essai.id(n) = p_id
$$;
create function pg_temp.jugees() returns text language sql as $$
  select string_agg(concat_ws(' ', pg_temp.nommer(e.id), e.avant -> 'consomme_g',
      e.apres -> 'consomme_g'), ', ' order by pg_temp.nommer(e.id))
  from collecte.jugees_autrement(array(select c.id from collecte.collecte c)) as e
$$;

select pg_temp.jus('jus', 100000), pg_temp.jus('rendu', 33333);
select essai.collecter('sans', '{"producteur_id": "00000000-0000-4000-8000-000000000000"}');
select is(pg_temp.jugees(), null, 'by their own coefficient nothing differs');
select is(array[essai.consommations()], array['Kossi ANANAS AB 366666'],
  'of 100 kg of fruit and 133 kg of juice');
select collecte.rendre_capacite(essai.id('rendu'), g, essai.t(1))
from unnest('{1111,2222}'::bigint[]) as g;
insert into controle.controle (organisation_id, id, commande_id, motif, entite, entite_id,
  auteur_id, ouvert_le)
select core.organisation_id(), essai.id('controle ' || g), essai.id('commande rendu'),
  'capacite_depassee', 'collecte', essai.id('rendu'), essai.id('agent ESSAI'), essai.t()
from unnest('{1111,2222}'::bigint[]) as g;
insert into collecte.declassement (organisation_id, controle_id, collecte_id, referentiel_code,
  etat_code, quantite_g, entier, le)
select core.organisation_id(), essai.id('controle ' || g), essai.id('rendu'), 'AB', 'C1', g, false,
  essai.t(1) from unnest('{1111,2222}'::bigint[]) as g;
select is(pg_temp.jugees(), null, 'nor of what was given back of one part by part');

select pg_temp.prendre('jus', 'ANANAS', 300000);
select is(pg_temp.jugees(), 'jus {"ANANAS": 500000} {"ANANAS": 200000}',
  'five to one, as an opening made of it: both are told');
insert into capacite.solde (organisation_id, campagne_id, producteur_id, matiere_code, etat_code)
values (core.organisation_id(), essai.id('campagne ESSAI'), essai.id('Kossi'), 'GOYAVE', 'AB');
select pg_temp.prendre('jus', 'ANANAS', -500000), pg_temp.prendre('jus', 'GOYAVE', 500000);
select is(pg_temp.jugees(), 'jus {"GOYAVE": 500000} {"ANANAS": 200000}',
  'of another raw material too');
select pg_temp.prendre('sans', 'ANANAS', 10);
select is(pg_temp.jugees(), 'jus {"GOYAVE": 500000} {"ANANAS": 200000}, sans {"ANANAS": 10} {}',
  'nothing is due where nobody is known');
select collecte.devalider(essai.id('jus'), essai.t(2)), pg_temp.prendre('sans', 'ANANAS', -10);
select is(pg_temp.jugees(), null, 'nor of what was taken back');

-- A person applies the judgement of today's rules.
select pg_temp.prendre('c1', 'ANANAS', 400000);
update capacite.solde s set consomme_g = (select sum(k.quantite_g)
    from capacite.toute_consommation k)
where s.matiere_code = 'ANANAS';
select is(rejugement.appliquer('collecte', essai.id('c1'), 'Le coefficient de 2026',
    essai.t(3)) -> 'apres', '{"consomme_g": {"ANANAS": 100000}}', 'it answers what it makes of it');
select is(pg_temp.jugees(), null, 'applied, it differs no more');
select is((select s.consomme_g from capacite.solde s where s.matiere_code = 'ANANAS'),
  (select sum(k.quantite_g)::bigint from capacite.toute_consommation k
  where k.matiere_code = 'ANANAS'), 'the balance is the sum of its entries');
select is((select j.details ->> 'raison' from journal.evenement j
    where j.action = 'rejugement.appliquer'), 'Le coefficient de 2026', 'the journal keeps why');
select is(rejugement.appliquer('collecte', essai.id('c1'), 'encore', essai.t(4)), null,
  'again, nothing is done');

select * from finish();
rollback;
