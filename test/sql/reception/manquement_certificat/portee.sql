-- Spec: receptions#refus-certificat: the certificate must cover this product at this date; a line
-- added afterwards does not help.
begin;
set local role metier;
select plan(19);
select essai.preparer_receptions();

create function pg_temp.manque(p_nom text) returns text language sql as $$
  select string_agg(m.effet, ',') from reception.manquement_certificat(essai.recue(p_nom)) as m
$$;
create function pg_temp.certifier(p_numero text, p_ligne jsonb, p_fournisseur uuid default null,
  p_referentiel text default 'AB') returns text language plpgsql as $$
begin
  update certificat.certificat c set statut = 'retire' where c.referentiel_code = p_referentiel;
  perform essai.certifier(p_numero, '2026-01-01', '2026-12-31',
    jsonb_build_object('referentiel_code', p_referentiel, 'portee', jsonb_build_array(p_ligne)),
    case when p_fournisseur is null then essai.id('groupement ESSAI') end, p_fournisseur);
  return p_numero;
end
$$;
create function pg_temp.etendre(p_numero text, p_ligne jsonb, p_jour integer default 1) returns text
language sql as $$
  select essai.essayer(
    format('select (certificat.etendre(%L, %L, essai.id(%L), essai.t(%s))).numero',
    (select c.id from certificat.certificat c where c.numero = p_numero),
    jsonb_build_array(p_ligne), 'rsci ESSAI', p_jour))
$$;
select is(essai.recevoir('r'), 'en_attente', 'organic goods of a group');
select pg_temp.certifier('A', '{"activite": "vente"}');
select is(pg_temp.manque('r'), 'refus', 'whose certificate names another activity');
select pg_temp.certifier('B', '{"activite": "production", "site": "Allada"}');
select is(pg_temp.manque('r'), 'refus', 'another site');
select pg_temp.certifier('C', '{"activite": "production", "site": "principal", "unite": "G9"}');
select is(pg_temp.manque('r'), 'refus', 'another unit');
select pg_temp.certifier('D', '{"activite": "production", "site": "principal", "unite": "G1"}');
select is(pg_temp.manque('r'), null, 'those of the reception');
select pg_temp.certifier('E', '{"activite": "production", "au": "2026-05-31"}');
select is(pg_temp.manque('r'), 'refus', 'until the day before');
select is(pg_temp.etendre('E', '{"activite": "production"}'), 'E',
  'a line that is added afterwards');
select is(pg_temp.manque('r'), 'refus', 'does not cover what came before');
select essai.traiter_reception('r', 'valider', null, 'direction', 2);
select is(pg_temp.etendre('E', '{"activite": "production", "du": "2026-06-01"}'),
  '400 parametre_invalide', 'nor may it be dated back');
select is(pg_temp.etendre('E',
    '{"activite": "production", "du": "2026-07-02", "au": "2026-07-01"}'), '400 parametre_invalide',
  'nor end before it begins');
select is(pg_temp.etendre('E', '{"activite": "peche"}'), '404 activite_inconnue',
  'its activity is of the closed list');
update reception.reception r set date_operation = essai.t(1, '09:00')
where r.id = (essai.recue('r')).id;
select is(pg_temp.manque('r'), null, 'it covers what comes after it');

-- Bought goods.
insert into conformite.referentiel_coche values (core.organisation_id(), 'AB');
select essai.acheter('achat');
select pg_temp.certifier('F', '{"activite": "stockage"}', essai.id('fournisseur'));
select is(pg_temp.manque('achat'), 'refus', 'a supplier that may only store');
select is(pg_temp.certifier(n, l, essai.id('fournisseur')) || coalesce(pg_temp.manque('achat'), ''),
  n, l ->> 'activite' || ' is enough')
from (values ('G', '{"activite": "import"}'::jsonb), ('H', '{"activite": "commerce"}'),
  ('I', '{"activite": "transformation"}')) as v (n, l);

-- A state under another referential does not replace the missing one.
insert into conformite.referentiel (code, libelle) values ('NOP', 'NOP') on conflict do nothing;
insert into conformite.etat values ('NOP', 'NOP', 'NOP', 'NOP', 2, 'bio') on conflict do nothing;
select lot.qualifier((essai.recue('achat')).lot_id, '{"NOP": "NOP"}', 'apports', null,
  essai.id('rsci ESSAI'), essai.t());
select is(pg_temp.manque('achat'), null,
  'organic under a referential that the supplier has no certificate under');
select pg_temp.certifier('N', '{"activite": "production", "site": "Allada"}',
  essai.id('fournisseur'), 'NOP');
select is(pg_temp.manque('achat'), 'refus', 'or has one that covers something else');
select is((select m.details -> 'referentiels'
    from reception.manquement_certificat(essai.recue('achat')) as m), '["AB", "NOP"]',
  'the details name both');

select * from finish();
rollback;
