-- Spec: service#donnees-en-place: a capacity is listed if its calculation differs today, or if its
-- ceiling is newly exceeded or newly respected; a capacity that changed facts send back to
-- validation is not.
begin;
select plan(9);
set local role metier;
select essai.preparer_capacites();
reset role;

create function pg_temp.jugees() returns text language sql as $$
  select string_agg(concat_ws(' ', e.reference, e.avant, e.apres, e.acte), ', ')
  from capacite.jugees_autrement(array(select c.id from capacite.capacite c)) as e
$$;
create function pg_temp.ecrite(p_capacite_g bigint, p_statut text default 'validee') returns void
language sql security definer as $$
  update capacite.capacite c set capacite_g = p_capacite_g where c.statut = p_statut
$$;
set local role metier;
select set_config('essai.capacite', essai.proposer()::text, true);
select is(pg_temp.jugees(), null, 'proposed by today''s rules');
select pg_temp.ecrite(1000000, 'proposee');
select is(pg_temp.jugees(),
  'C26 ANANAS AB Kossi Prénom {"capacite_g": 1000000} {"capacite_g": 500000} POST /v1/capacites',
  'by a rule that counted the land twice');
select pg_temp.ecrite(500000, 'proposee');
select essai.valider(current_setting('essai.capacite')::uuid, c)
from unnest('{rsci,direction}'::text[]) as c;
select essai.collecter('jus', jsonb_build_object('produit_id', essai.produit('JUS'))
  || essai.kg(200000));
select is(pg_temp.jugees(), null, 'consumed by the coefficient of its campaign');

insert into capacite.consommation (organisation_id, collecte_id, campagne_id, producteur_id,
  matiere_code, etat_code, quantite_g, le)
select core.organisation_id(), essai.id('jus'), essai.id('campagne ESSAI'), essai.id('Kossi'),
  'ANANAS', 'AB', 600000, essai.t();
update capacite.solde s set consomme_g = consomme_g + 600000;
select is(pg_temp.jugees(),
  'C26 ANANAS AB Kossi Prénom {"depassee": true, "capacite_g": 500000, "consomme_g": 1000000} '
  '{"depassee": false, "capacite_g": 500000, "consomme_g": 400000} that of its collections',
  'by an overwritten one it was exceeded, and is not');
select pg_temp.ecrite(300000);
update capacite.solde s set plafond_g = 300000;
select matches(pg_temp.jugees(),
  '"depassee": true, "capacite_g": 300000, "consomme_g": 1000000} {"depassee": true, "capacite_g": '
  '500000', 'the lower of what was validated and what is reckoned');
select from rejugement.appliquer('collecte', essai.id('jus'), 'x', essai.t(3));
select pg_temp.ecrite(500000);
select is(pg_temp.jugees(), null, 'its collection judged again, nothing is left');

update parcelle.culture set part_cp = 5000;
select capacite.renvoyer_en_validation(essai.id('parcelle Kossi'), essai.id('agent ESSAI'),
  essai.t(4));
select is(pg_temp.jugees(), null, 'what a survey changed waits for its validation as it is');
select pg_temp.ecrite(7, 'proposee');
select isnt(pg_temp.jugees(), null, 'its proposal is compared');
update campagne.campagne set statut = 'cloturee',
  active_pendant = tstzmultirange(tstzrange(lower(active_pendant), essai.t(5)));
select is(pg_temp.jugees(), null, 'while the campaign is not closed');

select * from finish();
rollback;
