-- Spec: file-de-controle#capacite-seule: after an overlap, a survey without overlap is accepted
-- without a control, whatever became of the first control.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

create function pg_temp.relever(p_nom text, p_lon numeric, p_heure text) returns text
language sql as $$
  select essai.motifs(essai.faire('parcelle.relever', p_nom,
      jsonb_build_object('releve', essai.releve(p_nom, essai.rectangle(p_lon, 6.4))),
      essai.capture(essai.t(0, p_heure))))
$$;
select essai.faire('parcelle.enregistrer', 'voisine',
  jsonb_build_object('releve', essai.releve('voisine', essai.rectangle(2.1, 6.4))),
  essai.capture(essai.t(0, '05:00')));
select is(pg_temp.relever('dessus', 2.1, '05:10'), 'chevauchement_parcelle',
  'on the neighbour''s land');
select is(pg_temp.relever('encore', 2.1, '05:20'), null, 'again: the pair is in control already');
select is(pg_temp.relever('à côté', 2.2, '05:30'), null, 'the remedy, while the control is open');
select essai.lever(k.id) from controle.controle k;
select is(pg_temp.relever('plus loin', 2.3, '05:40'), null,
  'and once it is lifted: what was is not asked about again');

select * from finish();
rollback;
