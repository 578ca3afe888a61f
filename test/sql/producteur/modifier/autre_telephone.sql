-- Spec: types-de-commandes#producteur-modifier: an agent's change on another phone with an earlier
-- date does not undo their later change, whichever arrives first.
begin;
set local role metier;
select plan(7);
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

select * from finish();
rollback;
