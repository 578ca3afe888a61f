-- `chevauchement_parcelle`: "Overlapping plots": the versions of one plot are no neighbours of each other.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

create function pg_temp.relever(p_nom text, p_parcelle text) returns text language sql as $$
  select essai.motifs(essai.faire('parcelle.relever', p_nom, jsonb_build_object('parcelle_id', essai.id(p_parcelle), 'releve', essai.releve(p_nom, essai.rectangle(2.1, 6.4)))))
$$;
select essai.faire('parcelle.enregistrer', 'autre');

select is(pg_temp.relever('une', 'parcelle Kossi'), null, 'a first survey');
select is(pg_temp.relever('deux', 'parcelle Kossi'), null, 'a second one of the same ground');
select is(pg_temp.relever('trois', 'autre'), 'chevauchement_parcelle', 'the same ground as another plot: overlap, once for both versions');

select * from finish();
rollback;
