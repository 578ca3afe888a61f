-- Spec: terrain#chevauchement: versions of one plot do not overlap each other.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

create function pg_temp.relever(p_nom text, p_parcelle text, p_heure text) returns text
language sql as $$
  select essai.motifs(essai.faire('parcelle.relever', p_nom,
      jsonb_build_object('parcelle_id', essai.id(p_parcelle),
    'releve', essai.releve(p_nom, essai.rectangle(2.1, 6.4))), essai.capture(essai.t(0, p_heure))))
$$;
select essai.faire('parcelle.enregistrer', 'autre', '{}', essai.capture(essai.t(0, '06:00')));

select is(pg_temp.relever('une', 'parcelle Kossi', '06:10'), null, 'a first survey');
select is(pg_temp.relever('deux', 'parcelle Kossi', '06:20'), null,
  'a second one of the same ground');
select is(pg_temp.relever('trois', 'autre', '07:10'), 'chevauchement_parcelle',
  'the same ground as another plot: overlap');
select is(jsonb_array_length(essai.constats('trois')), 1, 'once for both versions');

select * from finish();
rollback;
