-- Spec: file-de-controle#capacite-seule: a control that only blocks a capacity puts no other record
-- under control: a survey without faults, which corrects it, is accepted without a control.
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();

select essai.mesurer_kossi();
create function pg_temp.relever(p_nom text, p_heure text) returns text language sql as $$
  select essai.motifs(essai.faire('parcelle.relever', p_nom, '{}',
      essai.capture(essai.t(0, p_heure))))
$$;
select essai.controler('parcelle', essai.id('parcelle Kossi'), m)
from unnest('{chevauchement_parcelle,polygone_invalide,ecart_calcul}'::text[]) as m;
select is(pg_temp.relever('un', '07:10'), null, 'a survey of the plot');
select is(essai.motifs(essai.faire('recolte.estimer', 'estimation')), null, 'an estimate');
select is(essai.motifs(essai.faire('inspection.enregistrer', 'visite')), null, 'an inspection');
select is(essai.lever('rsci ESSAI', 'support', 'polygone_invalide', 'confirmation'), 'leve',
  'and so it can be lifted');
select essai.controler('parcelle', essai.id('parcelle Kossi'));
select is(pg_temp.relever('deux', '07:20'), 'dependance_en_controle',
  'another control of the plot is one');
select is((select jsonb_array_length(k.details -> 'controles') from controle.controle k
    where k.motif = 'dependance_en_controle'), 1, 'which it names alone');
select essai.controler('producteur', essai.id('Kossi'), 'ecart_calcul');
select is(essai.motifs(essai.faire('intrant.remettre', 'remise')), 'dependance_en_controle',
  'a gap about something else stays one');

select * from finish();
rollback;
