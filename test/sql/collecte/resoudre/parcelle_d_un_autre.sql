-- domain.md §3: "A decision *does* what it says": a plot that is still another producer's is not corrected by saying so.
begin;
set local role metier;
select plan(2);
select essai.preparer();

create function pg_temp.lever(p_compte text, p_commande text, p_motif text, p_decision text, p_raison text default 'vu') returns text language plpgsql as $$
begin
  return controle.lever((core.organisation_id(), essai.id(p_compte), true)::utilisateur.session,
    coalesce((select k.id from controle.controle k where k.commande_id = essai.id('commande ' || p_commande) and k.motif = p_motif order by k.details ->> 'champ' limit 1), essai.id('?')),
    p_decision, p_raison, essai.t(1)) ->> 'statut';
exception when sqlstate 'TR400' or sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
  return substr(sqlstate, 3) || ' ' || sqlerrm;
end
$$;

select essai.producteur('Afi');
select from essai.collecter('x', jsonb_build_object('parcelle_id', essai.id('parcelle Afi')));

select is(pg_temp.lever('rsci ESSAI', 'x', 'reference_inconnue', 'correction'), '409 reference_toujours_inconnue',
  'while the plot is another producer''s');
update parcelle.parcelle set producteur_id = essai.id('Kossi') where id = essai.id('parcelle Afi');
select is(pg_temp.lever('rsci ESSAI', 'x', 'reference_inconnue', 'correction'), 'leve',
  'once it is its producer''s');

select * from finish();
rollback;
