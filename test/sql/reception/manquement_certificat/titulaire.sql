-- Spec: receptions#refus-certificat: the delivering group needs its certificate on that day, unless
-- the setting only requires a note.
begin;
set local role metier;
select plan(13);
select essai.preparer_receptions();

select essai.producteur('Afi', 'C1');
select essai.collecter('ordinaire',
  jsonb_build_object('producteur_id', essai.id('Afi'), 'parcelle_id', essai.id('parcelle Afi'),
    'qualite_declaree', '{}'::jsonb));
create function pg_temp.manque(p_nom text) returns text language sql as $$
  select string_agg(m.regle || ' ' || m.effet, ',')
  from reception.manquement_certificat(essai.recue(p_nom)) as m
$$;
select essai.recevoir('bio'), essai.recevoir('ordinaire', '{ordinaire}'),
  essai.recevoir('attendue', '{"BR-ESSAI-20260601-0099 100000"}');
select is(pg_temp.manque('bio'), null,
  'an organization that keeps no certificates here is asked nothing');
select from module.activer('certification', essai.t(-10));
select is(pg_temp.manque('bio'), 'certificat_non_valide refus',
  'organic, and the group has no certificate');
select is(pg_temp.manque('ordinaire'), null, 'conventional, of a group that has none');
select is(pg_temp.manque('attendue'), 'certificat_non_valide refus',
  'what is expected may turn out organic');
select essai.certifier('autre', '2026-01-01', '2026-12-31',
  '{"portee": [{"activite": "production", "produit_id": null}]}', null);
select is(pg_temp.manque('bio'), 'certificat_non_valide refus',
  'the organization''s own does not stand in for the group''s');
select essai.certifier('jus', '2026-01-01', '2026-12-31',
  jsonb_build_object('portee', jsonb_build_array(
  jsonb_build_object('activite', 'production', 'produit_id', essai.produit('JUS')))));
select is(pg_temp.manque('bio'), 'certificat_non_valide refus', 'for another product');
select essai.certifier('K', '2026-01-01', '2026-06-01');
select is(pg_temp.manque('bio'), null, 'in force on its last day');
select is(pg_temp.manque('attendue'), null, 'for what is expected too');
select is(essai.suspendre('K'), 'suspendu', 'suspended');
select is(pg_temp.manque('bio'), 'certificat_non_valide refus', 'the current status judges');
select is(pg_temp.manque('ordinaire'), 'certificat_non_valide refus',
  'conventional, of a group whose certificate is suspended');
select is((select m.details -> 'certificats' -> 0 ->> 'etat'
    from reception.manquement_certificat(essai.recue('bio')) as m), 'suspendu',
  'the details say why');
select essai.regler('reception.certificat_mode', '"exiger_note"');
select is(pg_temp.manque('bio'), 'certificat_non_valide note', 'or only asks for a note');

select * from finish();
rollback;
