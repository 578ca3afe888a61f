-- Spec: types-de-commandes#producteur-modifier: an agent's change on another phone with an earlier
-- date does not undo their later change, whichever arrives first.
begin;
set local role metier;
select plan(10);
select essai.preparer_operations();

insert into appareil.appareil
  (organisation_id, id, utilisateur_id, code_court, enrole_le, derniere_synchro)
values (core.organisation_id(), essai.id('second'), essai.id('agent ESSAI'), 'ESSAI3',
  essai.t(-300), essai.t(-1));
create function pg_temp.modifier(p_nom text, p_appareil text, p_heure text, p_champs jsonb)
returns text language sql as $$
  select essai.motifs(essai.resultat(essai.envoyer(p_nom,
    essai.payload('producteur.modifier', p_nom) || jsonb_build_object('champs', p_champs),
    essai.capture(essai.t(0, p_heure)) || jsonb_build_object(
      'type', 'producteur.modifier', 'version_schema', 1, 'appareil_id', a.id,
      'sequence', a.derniere_sequence + 1, 'reference_provisoire', null),
    '{}', jsonb_build_object('appareil_id', a.id))))
  from appareil.appareil a where a.id = essai.id(p_appareil)
$$;
create function pg_temp.kossi() returns text language sql as $$
  select concat_ws(' ', p.localite, p.sexe) from producteur.producteur p
  where p.id = essai.id('Kossi')
$$;

select is(pg_temp.modifier('a', 'appareil ESSAI', '07:00', '{"localite": "Dassa"}'), null,
  'one''s change on a phone');
select is(pg_temp.modifier('b', 'second', '06:00', '{"localite": "Savè", "sexe": "F"}'),
  'modification_concurrente', 'what one changed before on another phone arrives later');
select is(pg_temp.kossi(), 'Dassa F', 'the later value stays, the other field is applied');
select is(essai.lever('admin ESSAI', 'b', 'modification_concurrente', 'valeur_retenue',
    '{"champs": {"localite": "serveur"}}'), 'leve', 'somebody decides');
select is(pg_temp.modifier('c', 'second', '07:30', '{"localite": "Bohicon"}'), null,
  'what one changed after is applied');
select is(pg_temp.modifier('d', 'second', '07:20', '{"localite": "Glazoué"}'), null,
  'and on the same phone the order is that of the phone');
select is(pg_temp.kossi(), 'Glazoué F', 'whatever its clock said');

insert into organisation.groupement (organisation_id, id, code, nom)
select core.organisation_id(), essai.id(g), g, g from unnest('{G2,G3}'::text[]) as g;
create function pg_temp.groupe(p_nom text) returns jsonb language sql as $$
  select jsonb_build_object('groupement_id', essai.id(p_nom))
$$;
select is(pg_temp.modifier('e', 'appareil ESSAI', '09:00', pg_temp.groupe('G2')), null,
  'one''s change of group on a phone');
select is(pg_temp.modifier('f', 'second', '08:00', pg_temp.groupe('G3')),
  'modification_concurrente',
  'an older one on another phone is what the office would be refused (evenement_hors_ordre)');
select is((select p.groupement_id from producteur.producteur p where p.id = essai.id('Kossi')),
  essai.id('G2'), 'and is neither applied nor dated anew');

select * from finish();
rollback;
